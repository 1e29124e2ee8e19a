/** A browser names and keeps the file by itself when a link is followed. */
export function download(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** A file that came with an answer instead of a link. */
export function downloadBase64(content: string, name: string): void {
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes]))
  download(url, name)
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
