import { textOfHtml } from '../../../core/html/textOfHtml.ts'

type Words = { title: string; content: string; bill_no: string | null; by: string }

/** What the keywords look through. */
export const searchText = ({ title, content, bill_no, by }: Words): string =>
  [title, textOfHtml(content), bill_no, by].filter(Boolean).join(' ').toLowerCase()
