// Paper and PDF by the browser's own print, dressed by styles/print.css.

/** Opens the print dialog. The page is called by the release meanwhile: that becomes the PDF's title and file name. */
export function printRelease(heading: string): void {
  const { title } = document
  document.title = heading
  // Phones go on before they print: the name is taken back only when they have.
  window.addEventListener(
    'afterprint',
    () => {
      document.title = title
    },
    { once: true },
  )
  window.print()
}
