import { addonParts, basic, valuedParts } from './fieldType.ts'
import { flag, json, limit, number, text, texts, words } from './optionSpec.ts'

/** Fields whose value is text: written, or picked from a calendar or a clock. */
export const textTypes = {
  input: basic(
    'input',
    'icon-write',
    'field.input',
    {
      type: text('text'),
      width: text('100%'),
      defaultValue: text(),
      placeholder: words('field.enter'),
      clearable: flag(),
      maxLength: limit(),
      hidden: flag(),
      disabled: flag(),
    },
    addonParts,
  ),
  textarea: basic('textarea', 'icon-edit', 'field.textarea', {
    width: text('100%'),
    minRows: number(4),
    maxRows: number(6),
    maxLength: limit(),
    defaultValue: text(),
    clearable: flag(),
    hidden: flag(),
    disabled: flag(),
    placeholder: words('field.enter'),
  }),
  date: basic('date', 'icon-calendar', 'field.date', {
    width: text('100%'),
    defaultValue: text(),
    rangeDefaultValue: json<readonly string[]>([]),
    range: flag(),
    showTime: flag(),
    disabled: flag(),
    hidden: flag(),
    clearable: flag(),
    placeholder: words('field.pick'),
    rangePlaceholder: texts('field.begin', 'field.end'),
    format: text('YYYY-MM-DD'),
  }),
  time: basic('time', 'icon-time', 'field.time', {
    width: text('100%'),
    defaultValue: text(),
    disabled: flag(),
    hidden: flag(),
    clearable: flag(),
    placeholder: words('field.pick'),
    format: text('HH:mm:ss'),
  }),
  editor: basic(
    'editor',
    'icon-LC_icon_edit_line_1',
    'field.editor',
    {
      height: number(300),
      placeholder: words('field.enter'),
      defaultValue: text(),
      chinesization: flag(true),
      hidden: flag(),
      disabled: flag(),
      showLabel: flag(),
      width: text('100%'),
    },
    // The original gives the editor a list, which stays empty.
    ['list', ...valuedParts],
  ),
}
