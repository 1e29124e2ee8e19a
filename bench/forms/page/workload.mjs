// The form of every side: text, number, select and checkbox in turn, all required, text and number with a pattern.

const KINDS = ['text', 'number', 'select', 'checkbox']
const choices = (count) => Array.from({ length: count }, (_, at) => ({ value: `v${at}`, label: `Choice ${at}` }))

export const SELECT = choices(10)
export const CHECKBOX = choices(3)
export const REQUIRED = 'This field is required'
const PATTERN = { text: '^[A-Z]', number: '^[1-9]' }
export const MISMATCH = 'This is not what the pattern wants'

export const fieldsOf = (count) =>
  Array.from({ length: count }, (_, at) => {
    const kind = KINDS[at % KINDS.length]
    return { name: `f${at}`, label: `Field number ${at}`, kind, pattern: PATTERN[kind] }
  })

const VALUES = { text: 'Abc', number: 42, select: 'v3', checkbox: ['v1'] }

export const valuesOf = (fields) => Object.fromEntries(fields.map(({ name, kind }) => [name, VALUES[kind]]))

/** Why a value violates the rules; undefined if it does not. For sides without rules of their own. */
export function complaint({ pattern }, value) {
  if (value === undefined || value === null || value === '' || value.length === 0) return REQUIRED
  return pattern && !new RegExp(pattern).test(String(value)) ? MISMATCH : undefined
}

const OPTIONS = {
  text: { type: 'text', defaultValue: '', placeholder: '' },
  number: { defaultValue: null, placeholder: '' },
  select: { multiple: false, showSearch: false, options: SELECT, placeholder: '' },
  checkbox: { defaultValue: [], options: CHECKBOX },
}

export const item = ({ name, label, kind, pattern }) => ({
  type: kind === 'text' ? 'input' : kind,
  label,
  options: { width: '100%', clearable: false, hidden: false, disabled: false, dynamic: false, ...OPTIONS[kind] },
  model: name,
  key: name,
  help: '',
  rules: [{ required: true, message: REQUIRED }, ...(pattern ? [{ pattern, message: MISMATCH }] : [])],
})

const breakpoints = (columns) =>
  Object.fromEntries(['xs', 'sm', 'md', 'lg', 'xl', 'xxl'].map((size) => [size, columns]))

/** The same form as a document of k-form-design. */
export const documentOf = (fields) => asDocument(fields.map(item))

export const asDocument = (list) => ({
  list,
  config: {
    layout: 'horizontal',
    labelCol: breakpoints(4),
    wrapperCol: breakpoints(18),
    hideRequiredMark: false,
    customStyle: '',
  },
})
