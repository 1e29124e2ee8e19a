import type { Scope } from '@shouya/forms/compiledForm'
import { functionNames } from '@shouya/forms/logicFunctions'
import type { Lang } from '@shouya/forms/texts'
import { designerText } from '../designerText.ts'
import { titleOf } from '../store/inWords.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

export interface ChoiceGroup {
  readonly label: string
  readonly options: readonly Choice[]
}

/** What an expression can begin with here: a value, the fields one can read, columns of dynamic tables, functions. */
export function expressionChoices(scope: Scope, hasOption: boolean, lang: Lang): readonly ChoiceGroup[] {
  const around = scopesOf(scope)
  const fields = around.flatMap(({ byModel }) =>
    [...byModel].map(([model, { field }]) => ({ value: `field ${model}`, label: titleOf(field, lang) })),
  )
  const columns = around.flatMap(({ fields: all }) =>
    all.flatMap((batch) =>
      [...(batch.rows?.byModel ?? [])].map(([model, { field }]) => ({
        value: `column ${batch.model} ${model}`,
        label: `${titleOf(batch.field, lang)} / ${titleOf(field, lang)}`,
      })),
    ),
  )
  const functions = functionNames.map((name) => ({ value: `call ${name}`, label: designerText(lang, `fn.${name}`) }))
  const constant = { value: 'literal', label: designerText(lang, 'logic.literal') }
  const option = { value: 'option', label: designerText(lang, 'logic.option') }
  const groups = [
    { label: designerText(lang, 'logic.values'), options: hasOption ? [constant, option] : [constant] },
    { label: designerText(lang, 'logic.fields'), options: fields },
    { label: designerText(lang, 'logic.columns'), options: columns },
    { label: designerText(lang, 'logic.functions'), options: functions },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** The row's own values first, then those around it. */
function scopesOf(scope: Scope): readonly Scope[] {
  return scope.outer ? [scope, ...scopesOf(scope.outer)] : [scope]
}
