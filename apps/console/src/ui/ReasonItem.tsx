import { Form, Input } from 'antd'

/** The reason for a step that undoes or refuses: two to 200 characters. */
export default function ReasonItem({ label }: { label: string }) {
  return (
    <Form.Item
      name="reason"
      label={label}
      className="ui-wide"
      rules={[{ required: true, min: 2, max: 200, whitespace: true }]}
    >
      <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 3 }} />
    </Form.Item>
  )
}
