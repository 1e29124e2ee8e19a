import type { CarriedOver as Carried } from '@shouya/forms/carryOver'
import type { JsonPath } from '@shouya/forms/json'
import { message } from '@shouya/forms/texts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import '../ui/ui.css'
import { useLanguage } from '../i18n/language.ts'
import { together } from '../i18n/together.ts'

type Props = { carried: Pick<Carried, 'lost' | 'asked'>; onGo: (path: JsonPath) => void }

/** Reports what was not carried over from another version of the form, and what has to be filled in now. */
export default function CarriedOver({ carried: { lost, asked }, onGo }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const isWhole = lost.length === 0 && asked.length === 0
  return (
    <Alert
      type={isWhole ? 'info' : 'warning'}
      showIcon
      title={t(isWhole ? 'ui.carried.whole' : 'ui.carried.title')}
      description={
        !isWhole && (
          <ul className="ui-carried">
            {lost.map(({ code, params, said }) => (
              <li key={`${code} ${params.label} ${said.join()}`}>
                {message(lang, code, params)}
                {said.length > 0 && t('ui.carried.said', { said: together(said) })}
              </li>
            ))}
            {asked.map(({ path, label }) => (
              <li key={path.join('.')}>
                {t('ui.carried.asked')}{' '}
                <Button type="link" size="small" onClick={() => onGo(path)}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
