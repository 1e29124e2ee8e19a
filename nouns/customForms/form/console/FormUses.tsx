import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import './forms.css'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { statusNames } from '@shouya/console/versions/versioned.ts'
import { type FormRecord, formPaths } from './formList.ts'

type Props = {
  uses: FormRecord['uses']
  /** Before a link opens: closes what stands over the page. */
  onLeave?: () => void
}

/** The flows that use a form, each with what it uses of fields that are gone; a link leads to each. */
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

/** Fields are gone from a draft that flows still use: where, with a way there. Nothing where nothing is lost. */
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
