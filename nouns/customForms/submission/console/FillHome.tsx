import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useTurn } from '@shouya/console/ui/useTurn.ts'
import { useTranslation } from 'react-i18next'
import FillRegister from './FillRegister.tsx'
import SubmissionRegister from './SubmissionRegister.tsx'

/** The forms that one may fill in, and what one has filed. Each tab keeps its query. */
export default function FillHome() {
  const { t } = useTranslation()
  const [part, turn] = useTurn(['forms', 'own'])
  return (
    <>
      <PageTabs
        active={part}
        onTurn={turn}
        items={[
          { key: 'forms', label: t('forms.fillable') },
          { key: 'own', label: t('forms.own') },
        ]}
      />
      {part === 'forms' ? <FillRegister /> : <SubmissionRegister path="CustomForm/GetOwnSubmissionList" />}
    </>
  )
}
