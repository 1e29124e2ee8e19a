import sanitizeHtml from 'sanitize-html'

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of rich text, one line per paragraph. */
export const textOfHtml = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<\/(p|div|h[1-6]|li|tr|blockquote)>|<br\s*\/?>/gi, '\n'), { allowedTags: [] })
    .replaceAll(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\n\s*\n/g, '\n')
    .trim()
