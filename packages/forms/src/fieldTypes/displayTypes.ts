import { silent } from './fieldType.ts'
import { choice, flag, text, unset, words } from './optionSpec.ts'

/** Fields that show something or can be clicked. */
export const displayTypes = {
  button: silent('button', 'icon-button-remove', 'field.button', {
    type: choice(['primary', 'default', 'dashed', 'danger'], 'primary'),
    handle: choice(['submit', 'reset', 'dynamic'], 'submit'),
    dynamicFun: text(),
    hidden: flag(),
    disabled: flag(),
  }),
  alert: silent('alert', 'icon-zu', 'field.alert', {
    type: choice(['success', 'info', 'warning', 'error'], 'success'),
    description: text(),
    showIcon: flag(),
    banner: flag(),
    hidden: flag(),
    closable: flag(),
  }),
  text: silent('text', 'icon-zihao', 'field.text', {
    textAlign: choice(['left', 'center', 'right'], 'left'),
    hidden: flag(),
    showRequiredMark: flag(),
    // The console's addition to the original (spec 001 section 3). Documents without the option have fonts too (dialect
    // C).
    showFont: unset(flag(false, true)),
  }),
  html: silent('html', 'icon-ai-code', 'field.html', {
    hidden: flag(),
    defaultValue: { ...words('field.htmlSample'), absent: '' },
  }),
}
