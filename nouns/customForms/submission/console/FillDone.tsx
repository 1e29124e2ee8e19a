import { CheckCircleOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { formPaths } from '../../form/console/formList.ts'

type Props = { form: number; corrected: boolean; onAgain: () => void }

/** The word that it was filed, and where to go from here. */
export default function FillDone({ form, corrected, onAgain }: Props) {
  const { t } = useTranslation()
  return (
    <div className="forms-fill ui-state" role="status">
      <CheckCircleOutlined aria-hidden="true" />
      <strong>{corrected ? t('forms.corrected') : t('forms.filedNow')}</strong>
      <span>{t('forms.filedSays')}</span>
      <div className="ui-buttons">
        <Button onClick={() => openTab(formPaths.own(form), t('forms.own'))}>{t('forms.own')}</Button>
        {!corrected && (
          <Button type="primary" onClick={onAgain}>
            {t('forms.again')}
          </Button>
        )}
      </div>
    </div>
  )
}
