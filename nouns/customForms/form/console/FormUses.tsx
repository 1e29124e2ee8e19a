import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import './forms.css'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { statusNames } from '@shouya/console/versions/versioned.ts'
import { type FormRecord, formPaths } from './formList.ts'

type Props = {
  uses: FormRecord['uses']
  /** Called before a link opens: closes the dialogs above the page. */
  onLeave?: () => void
}

/** The flows that use a form, each linked, with the removed fields that it uses. */
export default function FormUses({ uses, onLeave }: Props) {
  const { t } = useTranslation()
  return (
    <ul className="forms-uses">
      {uses.map(({ id, flow_name, status, lacks }) => (
        <li key={id}>
          <a
            href={formPaths.flow(id)}
            onClick={(event) => {
              event.preventDefault()
              onLeave?.()
              openTab(formPaths.flow(id), flow_name)
            }}
          >
            {flow_name}
          </a>{' '}
          <span className="ui-note">{t(`versions.status.${statusNames[status]}`)}</span>
          {lacks.length > 0 && (
            <ul>
              {lacks.map(({ model, label, places }) => (
                <li key={model}>{t('form.uses.lacks', { label, places: places.join(t('form.uses.and')) })}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A warning with links if flows use fields that the draft has lost; nothing otherwise. */
export function LostFields({ uses, onLeave }: Props) {
  const { t } = useTranslation()
  const losing = uses.filter(({ lacks }) => lacks.length > 0)
  if (losing.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('form.uses.lost')}
      description={<FormUses uses={losing} {...(onLeave && { onLeave })} />}
    />
  )
}
