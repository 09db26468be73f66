import { pictureWidths } from '#domain/document/picture.ts'

/** A JPEG that nobody can tell from its source on a screen. */
const quality = 0.9

/**
 * Redraws the picture at screen size, which removes all metadata: the place where a photo was taken must not be printed or exported.
 * Undefined if the browser can't draw it.
 */
export async function drawAgain(picture: Blob): Promise<Blob | undefined> {
  try {
    const bitmap = await createImageBitmap(picture)
    const width = Math.min(bitmap.width, pictureWidths.desk)
    const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width))
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (context) context.imageSmoothingQuality = 'high'
    context?.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    // Only JPEG photos have no transparency.
    const type = picture.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
    return await new Promise((resolve) =>
      canvas.toBlob((drawn) => resolve(drawn ?? undefined), type, quality),
    )
  } catch (error) {
    console.warn('A picture could not be drawn.', error)
    return undefined
  }
}
