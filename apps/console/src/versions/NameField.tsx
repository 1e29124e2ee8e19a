import { Form, Input } from 'antd'
import { useNounWords } from '../noun/useNounWords.ts'
import type { Versioned } from './versioned.ts'

/** The field of the name; `wide` spans both columns. */
export default function NameField({ noun: { name, words }, wide = false }: { noun: Versioned; wide?: boolean }) {
  const { label } = useNounWords(words)
  return (
    <Form.Item
      name={name}
      label={label(name)}
      rules={[{ required: true, whitespace: true }]}
      {...(wide && { className: 'ui-wide' })}
    >
      <Input maxLength={60} />
    </Form.Item>
  )
}
