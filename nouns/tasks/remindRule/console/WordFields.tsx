import Field from '@shouya/console/noun/Field.tsx'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rule } from './remindRuleForm.ts'
import { useRemindWords } from './useRemindWords.ts'

type Props = { rule: Rule | undefined; variables: readonly string[] }

const languages = ['cn', 'hk', 'us'] as const
type WordField = `${'title' | 'content'}_${(typeof languages)[number]}`

/** The words of a rule, with buttons that insert what they can say where the user wrote last. */
export default function WordFields({ rule, variables }: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const { variable, named } = useRemindWords()
  const [last, setLast] = useState<WordField>('content_cn')
  const [others, setOthers] = useState(() => Boolean(rule?.title_hk || rule?.title_us))
  const insert = (name: string) => {
    form.setFieldValue(last, `${form.getFieldValue(last) ?? ''}{${name}}`)
    form.getFieldInstance(last)?.focus()
  }
  const seen = (target: EventTarget) => {
    const field = (['title', 'content'] as const)
      .flatMap((part) => languages.map((lang): WordField => `${part}_${lang}`))
      .find((name) => target instanceof HTMLElement && target.id.endsWith(name))
    if (field) setLast(field)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: only notes which of its fields was written in last
    <fieldset className="ui-wide set-reminders" onFocus={({ target }) => seen(target)}>
      <legend>{t('remindRule.words')}</legend>
      {rule?.delivered && (
        <p className="set-note">
          {t('remindRule.standardWords')}
          {named(rule.standard_title)}
          <br />
          {named(rule.standard_content)}
        </p>
      )}
      <div className="ui-buttons set-start">
        <span className="set-note">{t('remindRule.variables')}</span>
        {variables.map((name) => (
          <Button
            key={name}
            size="small"
            aria-label={t('remindRule.insert', { name: variable(name) })}
            onClick={() => insert(name)}
          >
            {variable(name)}
          </Button>
        ))}
      </div>
      <Field of="title_cn" required={!rule?.delivered} lines={1} />
      <Field of="content_cn" required={!rule?.delivered} lines={2} />
      {others ? (
        <>
          <Field of="title_hk" lines={1} />
          <Field of="content_hk" lines={2} />
          <Field of="title_us" lines={1} />
          <Field of="content_us" lines={2} />
        </>
      ) : (
        <Button type="link" onClick={() => setOthers(true)}>
          {t('remindRule.otherLanguages')}
        </Button>
      )}
    </fieldset>
  )
}
