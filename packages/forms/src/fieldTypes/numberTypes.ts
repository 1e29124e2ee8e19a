import { addonParts, basic } from './fieldType.ts'
import { flag, json, limit, number, text, words } from './optionSpec.ts'

/** Fields whose value is a number or a boolean. */
export const numberTypes = {
  number: basic(
    'number',
    'icon-number',
    'field.number',
    {
      width: text('100%'),
      defaultValue: json<number | null>(0, null),
      min: limit(),
      max: limit(),
      // 0 to 50; above 50 it is ignored (spec 001 section 3).
      precision: limit(),
      step: number(1),
      hidden: flag(),
      disabled: flag(),
      placeholder: words('field.enter'),
    },
    addonParts,
  ),
  rate: basic('rate', 'icon-pingfen_moren', 'field.rate', {
    defaultValue: json<number>(0),
    max: number(5),
    disabled: flag(),
    hidden: flag(),
    allowHalf: flag(),
  }),
  slider: basic('slider', 'icon-menu', 'field.slider', {
    width: text('100%'),
    defaultValue: json<number>(0),
    disabled: flag(),
    hidden: flag(),
    min: number(0),
    max: number(100),
    step: number(1),
    showInput: flag(),
  }),
  switch: basic('switch', 'icon-kaiguan3', 'field.switch', {
    defaultValue: json<boolean>(false),
    hidden: flag(),
    disabled: flag(),
  }),
}
