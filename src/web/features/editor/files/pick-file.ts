import { acceptedUploads } from '#domain/document/upload.ts'

/** Asks for a file; undefined when none was chosen. */
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
    // On the page: Safari forgets an input that is nowhere.
    document.body.append(input)
    input.click()
  })
}
