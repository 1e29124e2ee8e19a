import { type Ctx, can } from '@shouya/server/core/context.ts'
import { contact } from '../noun.ts'
import { bookConditions } from './book.ts'
import { bookLines } from './lines.ts'

const MOST = 5

/** Numbers of the book that a word names, for the search of the whole console: those for emergencies first. */
export async function foundContacts(ctx: Ctx, keywords: string) {
  if (!can(ctx.user, contact.permission, 'query')) return []
  const lines = await bookLines(ctx)
    .select(['name', 'dept_name', 'phone', 'tel'])
    .where(bookConditions({ keywords, include_child: 1 }))
    .where(({ eb, or }) => or([eb('phone', 'is not', null), eb('tel', 'is not', null)]))
    .orderBy('is_emergency', 'desc')
    .orderBy('place')
    .limit(MOST)
    .execute()
  return lines.map(({ name, dept_name, phone, tel }) => ({
    kind: 'contact' as const,
    title: [name, phone ?? tel].filter(Boolean).join(' '),
    note: dept_name,
    link: `${contact.route}?keywords=${encodeURIComponent(name)}`,
  }))
}
