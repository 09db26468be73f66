export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers start reading the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
