import type { Values } from '@shouya/forms/document'
import { own } from '@shouya/forms/json'
import type { Definition, TitlePart } from './definition.ts'
import type { Profile } from './instance.ts'

const USUAL: readonly TitlePart[] = [{ of: 'initiator' }, { text: '-' }, { of: 'flow' }, { text: '-' }, { of: 'day' }]
const LONGEST = 200

/** The title of a request, at most 200 characters. Fields give their value; lists and rows give nothing. */
export function titleOf({ title, name }: Definition, form: Values, initiator: Profile, day = ''): string {
  const words = { initiator: initiator.name, flow: name, day }
  const part = (each: TitlePart) => {
    if ('text' in each) return each.text
    if ('of' in each) return words[each.of]
    const value = own(form, each.field)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const text = (title ?? USUAL).map(part).join('')
  return [...text].slice(0, LONGEST).join('')
}
