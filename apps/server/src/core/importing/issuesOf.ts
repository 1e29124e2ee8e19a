import { message } from '@shouya/contract/messages'
import type { Ctx } from '../context.ts'
import type { Failure } from '../failure.ts'
import { issues } from '../parse.ts'
import type { BadRow } from './errorFile.ts'
import type { Importer } from './importer.ts'

/** A failure of the rules as issues of the row, under the column titles, also for columns missing in the sheet. */
export function issuesOf(failure: Failure, { columns }: Importer, { lang }: Ctx): BadRow['issues'] {
  const titleOf = (path = '') => {
    const column = columns.find(({ field }) => field === path.split('.')[0])
    return column ? message(lang, column.title) : ''
  }
  const { data } = failure.details
  if (!Array.isArray(data))
    return [{ column: titleOf((data as { path?: string } | undefined)?.path), message: failure.text(lang) }]
  return issues(data, lang).map(({ path, message: text }) => {
    const column = titleOf(path)
    return { column, message: column || !path ? text : `${path}: ${text}` }
  })
}
