// A text as a QR code: an SVG of one path, dark on white with the quiet zone that scanners need.
import qrcode from 'qrcode-generator'

const margin = 4

export function drawQrCode(text: string): string {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const all = Array.from({ length: size }, (_, index) => index)
  const squares = all.flatMap((row) =>
    all
      .filter((column) => code.isDark(row, column))
      .map((column) => `M${column + margin} ${row + margin}h1v1h-1z`),
  )
  const width = size + 2 * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" shape-rendering="crispEdges"><rect width="${width}" height="${width}" fill="white"/><path d="${squares.join('')}" fill="black"/></svg>`
}
