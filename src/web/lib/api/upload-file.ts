// Uploads a file as a form. By XMLHttpRequest, because fetch reports no upload progress.

interface PostOptions {
  headers: Record<string, string>
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** The response's status and JSON; rejects without a response, and with the signal's reason on abort. */
export function uploadFile(
  url: string,
  file: File,
  { headers, signal, onProgress }: PostOptions,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => {
      request.abort()
      reject(signal.reason)
    }
    const settle = (run: () => void) => () => {
      signal.removeEventListener('abort', stop)
      run()
    }
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = settle(() => resolve({ status: request.status, body: request.response }))
    request.onerror = settle(() => reject(new Error('The file couldn’t be uploaded.')))
    signal.addEventListener('abort', stop, { once: true })
    const form = new FormData()
    form.append('file', file, file.name)
    request.send(form)
  })
}
