import type { Json } from '../json.ts'
import { addonParts, basic } from './fieldType.ts'
import { items } from './items.ts'
import { flag, json, text, words } from './optionSpec.ts'

const tree = { 1: [], 2: [], 3: [] }
const nested = { 1: ['11'], 2: ['22'] }

/** No default choice: the original leaves the option out. */
const noDefault = () => json<Json | undefined>(undefined)

/** Fields whose value is chosen from options, either fixed or from a source (`dynamic`, `dynamicKey`). */
export const choiceTypes = {
  select: basic(
    'select',
    'icon-xiala',
    'field.select',
    {
      width: text('100%'),
      defaultValue: noDefault(),
      multiple: flag(),
      disabled: flag(),
      clearable: flag(),
      hidden: flag(),
      placeholder: words('field.pick'),
      dynamicKey: text(),
      dynamic: flag(),
      options: items('field.choice', { 1: [], 2: [] }),
      showSearch: flag(),
    },
    addonParts,
  ),
  checkbox: basic('checkbox', 'icon-duoxuan1', 'field.checkbox', {
    disabled: flag(),
    hidden: flag(),
    defaultValue: json<readonly Json[]>([]),
    dynamicKey: text(),
    dynamic: flag(),
    options: items('field.option', tree),
  }),
  radio: basic('radio', 'icon-danxuan-cuxiantiao', 'field.radio', {
    disabled: flag(),
    hidden: flag(),
    defaultValue: json<Json>(''),
    dynamicKey: text(),
    dynamic: flag(),
    options: items('field.option', tree),
  }),
  treeSelect: basic(
    'treeSelect',
    'icon-tree',
    'field.treeSelect',
    {
      defaultValue: noDefault(),
      disabled: flag(),
      multiple: flag(),
      hidden: flag(),
      clearable: flag(),
      showSearch: flag(),
      treeCheckable: flag(),
      placeholder: words('field.pick'),
      dynamicKey: text(),
      // New fields are dynamic in dialect B; a field without the option is not.
      dynamic: flag(true, false),
      options: items('field.option', nested),
    },
    addonParts,
  ),
  cascader: basic('cascader', 'icon-guanlian', 'field.cascader', {
    defaultValue: noDefault(),
    disabled: flag(),
    hidden: flag(),
    showSearch: flag(),
    placeholder: words('field.pick'),
    clearable: flag(),
    dynamicKey: text(),
    dynamic: flag(true, false),
    options: items('field.option', nested),
  }),
}
