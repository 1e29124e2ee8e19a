import DOMPurify from 'dompurify'

const KEPT = 500
const cache = new Map<string, string>()

/** Removes scripts, frames, styles and forms from HTML that an author or user wrote. */
export function sanitise(html: string): string {
  const cached = cache.get(html)
  if (cached !== undefined) return cached
  const clean = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'],
    FORBID_ATTR: ['id', 'name'],
  })
  if (cache.size >= KEPT) cache.clear()
  cache.set(html, clean)
  return clean
}
