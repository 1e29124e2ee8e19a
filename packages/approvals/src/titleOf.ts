import type { Values } from '@shouya/forms/document'
import { own } from '@shouya/forms/json'
import type { TitlePart } from './definition.ts'
import type { Flow } from './flow.ts'
import type { Profile } from './instance.ts'
import { keyField } from './summaryOf.ts'

const USUAL: readonly TitlePart[] = [{ of: 'initiator' }, { text: '-' }, { of: 'flow' }, { text: '-' }, { of: 'day' }]
const LONGEST = 200
const LONGEST_KEY = 30

/**
 * The title of a request, at most 200 characters. Fields give their value; lists and rows give nothing. Without a title
 * in the flow, the form's first value comes last: nine requests of one person and day have nine titles.
 */
export function titleOf(flow: Flow, form: Values, initiator: Profile, day = ''): string {
  const { title, name } = flow.definition
  const words = { initiator: initiator.name, flow: name, day }
  const inField = (model: string) => {
    const value = own(form, model)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const textOf = (part: TitlePart) => {
    if ('text' in part) return part.text
    return 'of' in part ? words[part.of] : inField(part.field)
  }
  const text = (title ?? USUAL).map(textOf).join('')
  const key = title
    ? ''
    : cut(
        inField(keyField(flow)?.model ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
        LONGEST_KEY,
      )
  return cut(key === '' ? text : `${text}-${key}`, LONGEST)
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('')
