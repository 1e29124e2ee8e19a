import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Form, Rate } from 'antd'
import { feedback } from '../noun.ts'
import { scores } from '../rules.ts'

/** How satisfied somebody is, 1 to 5. */
export default function Stars() {
  const { label } = useNounWords(feedback)
  return (
    <Form.Item name="satisfaction" label={label('satisfaction')} className="ui-wide" rules={[{ required: true }]}>
      <Rate count={scores.length} allowClear={false} />
    </Form.Item>
  )
}
