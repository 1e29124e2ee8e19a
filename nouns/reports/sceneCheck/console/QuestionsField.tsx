import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Button, Checkbox, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { sceneQuestion } from '../noun.ts'

const MOST = 10
const { question, answer } = sceneQuestion.fields

/** What a guard was asked, and whether the answer passed. */
export default function QuestionsField() {
  const { t } = useTranslation()
  const { label } = useNounWords(sceneQuestion)
  return (
    <Form.Item label={t('sceneCheck.questions.title')} className="ui-wide">
      <Form.List name="questions">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <fieldset key={key} className="ui-part">
                <Form.Item
                  name={[name, 'question']}
                  label={`${label('question')} ${name + 1}`}
                  rules={[{ required: true, min: question.min, whitespace: true }]}
                >
                  <Input maxLength={question.max} />
                </Form.Item>
                <Form.Item name={[name, 'answer']} label={label('answer')}>
                  <Input maxLength={answer.max} />
                </Form.Item>
                <Form.Item name={[name, 'passed']} valuePropName="checked" noStyle>
                  <Checkbox>{label('passed')}</Checkbox>
                </Form.Item>
                <Button
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={t('sceneCheck.questions.remove', { n: name + 1 })}
                  onClick={() => remove(name)}
                />
              </fieldset>
            ))}
            {fields.length < MOST && (
              <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({ passed: true })}>
                {t('sceneCheck.questions.add')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </Form.Item>
  )
}
