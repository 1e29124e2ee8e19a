import DOMPurify from 'dompurify'
import styles from './Notice.module.css'

/** Rich text of another user. The server has sanitised it; it is sanitised here again by the browser's rules. */
export default function RichHtml({ html }: { html: string }) {
  const clean = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'],
    FORBID_ATTR: ['id', 'name'],
    ADD_ATTR: ['target'],
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the lines above
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: clean }} />
}
