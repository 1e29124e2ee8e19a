import type { BodyOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { notice } from '../noun.ts'
import type { FileEntry } from './FileList.tsx'

/** The filters of the received ones. `kind` is the query's `type`, which in the address of this page means something else. */
export const receivedShape = {
  kind: 'int',
  IsRead: 'int',
  unconfirmed: 'flag',
  status: 'int',
  begin_date: 'text',
  end_date: 'text',
} as const

export const receivedBody = ({ kind, ...query }: Record<string, unknown>) => ({
  ...query,
  ...(kind === undefined ? {} : { type: kind }),
})

export const managedShape = shapeOf(notice, { type: 'int', status: 'ints' })

export const managedBody = (query: Record<string, unknown>) => ({ ...query, managed: true })

export type NoticeValues = Omit<BodyOf<'Notice/SaveNotice'>, 'cover' | 'annex_urls' | 'annex_name' | 'status'> & {
  cover: FileEntry[]
  annex_urls: FileEntry[]
  publish: boolean
}
