import { acceptedUploads } from '#domain/document/upload.ts'

/** Opens the file picker; undefined if no file was chosen. */
export function pickFile(): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = acceptedUploads()
    input.hidden = true
    const settle = () => {
      input.remove()
      resolve(input.files?.[0])
    }
    input.addEventListener('change', settle, { once: true })
    input.addEventListener('cancel', settle, { once: true })
    // In the document: Safari drops a detached input.
    document.body.append(input)
    input.click()
  })
}
