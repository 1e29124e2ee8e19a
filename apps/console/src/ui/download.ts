/** Following a link lets the browser name and store the file. */
export function download(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** A file that came in a response instead of a link. */
export function downloadBase64(content: string, name: string): void {
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes]))
  download(url, name)
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
