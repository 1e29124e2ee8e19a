import { DeleteOutlined, DownOutlined, SnippetsOutlined } from '@ant-design/icons'
import { Button, Form, Input, Popover, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Templates.module.css'
import { LONGEST_NAME, type Template, templateOf } from './templates.ts'
import { useTemplates } from './useTemplates.ts'

export type TemplateProps = {
  /** The register: the key under which the user's templates are stored. */
  register: string
  /** The fields of a template: no times, visitors or findings. */
  keeps: readonly string[]
  /** Fills the form. */
  fill: (values: Record<string, unknown>) => void
}

/** The user's templates of a form: choosing one fills the form, and the current values can be saved as another. */
export default function Templates({ register, keeps, fill }: TemplateProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { templates, saving, keep, drop } = useTemplates(register)
  const name = typed.trim()
  const take = ({ values }: Template) => {
    fill(values)
    setOpen(false)
  }
  const save = () => {
    if (name === '') return
    keep(templateOf(name, keeps, form.getFieldsValue(true)))
    setTyped('')
  }
  const panel = (
    <section className={styles.panel} aria-label={t('ui.templates.title')}>
      {templates.length === 0 ? (
        <p className="ui-note">{t('ui.templates.none')}</p>
      ) : (
        <ul>
          {templates.map((template) => (
            <li key={template.name}>
              <Button type="text" onClick={() => take(template)}>
                {template.name}
              </Button>
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('ui.templates.drop', { name: template.name })}
                onClick={() => drop(template.name)}
              />
            </li>
          ))}
        </ul>
      )}
      <Space.Compact block>
        <Input
          aria-label={t('ui.templates.name')}
          placeholder={t('ui.templates.name')}
          maxLength={LONGEST_NAME}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={save}
        />
        <Button disabled={name === ''} loading={saving} onClick={save}>
          {t('ui.templates.keep')}
        </Button>
      </Space.Compact>
    </section>
  )
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      // On a phone there is too little space on either side of the button: the menu is shifted instead of flipped.
      align={{ overflow: { shiftX: true, adjustY: true } }}
      open={open}
      onOpenChange={setOpen}
      content={panel}
    >
      <Button icon={<SnippetsOutlined aria-hidden="true" />} aria-expanded={open}>
        {t('ui.templates.title')}
        <DownOutlined aria-hidden="true" className="ui-caret" />
      </Button>
    </Popover>
  )
}
