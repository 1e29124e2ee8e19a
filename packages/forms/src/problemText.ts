import { propertyName, typeName } from './names.ts'
import type { Problem } from './problem.ts'
import { isTextKey, type Lang, message } from './texts.ts'

/** Parameters that are names of the document's format, with their display names. */
const WORDS: Readonly<Record<string, (lang: Lang, name: string) => string>> = {
  'design.optionKind name': propertyName,
  'design.textLong name': propertyName,
  'design.least name': propertyName,
  'design.order low': propertyName,
  'design.order high': propertyName,
  'design.config key': propertyName,
  'design.logicNoValue part': (lang, part) => propertyName(lang, `logic.${part}`),
  'design.logicType wanted': valueTypeName,
  'design.logicType type': valueTypeName,
  'design.notInBatch type': typeName,
  'edit.notInBatch type': typeName,
}

function valueTypeName(lang: Lang, type: string): string {
  const key = `valueType.${type}`
  return isTextKey(key) ? message(lang, key) : type
}

/** A problem, or the reason for a refused command, as a sentence. */
export function problemText(lang: Lang, { code, params }: Pick<Problem, 'code' | 'params'>): string {
  const named = Object.entries(params).map(([name, value]) => {
    const words = WORDS[`${code} ${name}`]
    return [name, words ? words(lang, String(value)) : value]
  })
  return message(lang, code, Object.fromEntries(named) as Problem['params'])
}
