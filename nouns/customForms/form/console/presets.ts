import type { Lang } from '@shouya/console/i18n/languages.ts'
import { dictionarySource } from '@shouya/contract/sources'
import { createField } from '@shouya/forms/createField'
import type { Field } from '@shouya/forms/document'
import type { FieldTypeName } from '@shouya/forms/fieldTypes'
import type { JsonObject } from '@shouya/forms/json'
import type { Preset } from '@shouya/forms-react/designer/Designer'
import type { TFunction } from 'i18next'

/** Frequent fields of this business: each is one of the 26 field types with preset options. */
export function presets(lang: Lang, t: TFunction): Preset[] {
  const make = (type: FieldTypeName, label: string, model: string, options: JsonObject, stamp = 0): Field => {
    const field = createField(type, stamp, lang)
    return { ...field, label, model, options: { ...field.options, ...options } }
  }
  // The designer assigns the keys; only fields inside a batch need theirs from the start.
  const preset = (name: string, { key: _, ...field }: Field): Preset => ({ name, label: String(field.label), field })
  const from = (dynamicKey: string) => ({ dynamic: true, dynamicKey, showSearch: true })
  const columns = [
    make('input', t('form.preset.boxNo'), 'box_no', {}, 1),
    make('select', t('form.preset.boxType'), 'box_type', from(dictionarySource('box_type')), 2),
    make('input', t('form.preset.sealNo'), 'seal_no', {}, 3),
  ]
  return [
    preset('person', make('select', t('form.preset.person'), 'user_id', from('users'))),
    preset('unit', make('treeSelect', t('form.preset.unit'), 'dept_id', from('depts'))),
    // The dictionary is asked for when the field is added.
    preset('dict', make('select', t('form.preset.dict'), 'dict_value', from(''))),
    // Drawn by hand, and sensitive: it is neither in lists nor in local drafts.
    preset('sign', make('uploadImg', t('form.preset.sign'), 'sign', { limit: 1, sensitive: true, signature: true })),
    preset('boxes', { ...make('batch', t('form.preset.boxes'), 'boxes', {}), list: columns }),
  ]
}
