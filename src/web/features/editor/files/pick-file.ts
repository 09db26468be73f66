import { acceptedUploads } from '#domain/document/upload.ts'

/** Opens the file picker for a document; undefined if no file was chosen. */
export async function pickFile(): Promise<File | undefined> {
  return (await pickFiles({ accept: acceptedUploads(), isMany: false }))[0]
}

/** Opens the file picker; empty if no file was chosen. */
export function pickFiles({ accept, isMany }: { accept: string; isMany: boolean }): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.multiple = isMany
    input.hidden = true
    const settle = () => {
      input.remove()
      resolve([...(input.files ?? [])])
    }
    input.addEventListener('change', settle, { once: true })
    input.addEventListener('cancel', settle, { once: true })
    // In the document: Safari drops a detached input.
    document.body.append(input)
    input.click()
  })
}
