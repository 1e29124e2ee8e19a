import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { FileValue } from '@shouya/console/ui/files/FilesField.tsx'
import { conference } from '../noun.ts'

export type ConferenceRow = RowOf<'Conference/GetPageList'>
export type ConferenceDetail = RowOf<'Conference/Get'>
export type Line = ConferenceDetail['people'][number]
export type Move = ConferenceRow['allowed'][number]

/** Somebody invited, as the form has them: an account, or a guest. */
export type Invited = { user_id: number | null; name: string; dept_name: string }

/** One of its papers, and what it says. */
export type Paper = 'notice' | 'sheet' | 'minutes'
export type PaperProps = { bank: string; row: ConferenceDetail }

export type ConferenceBody = BodyOf<'Conference/Save'>
export type ConferenceValues = Omit<ConferenceBody, 'file_ids' | 'people'> & {
  file_ids: FileValue[]
  people: Invited[]
}

export const conferenceShape = shapeOf(conference)
