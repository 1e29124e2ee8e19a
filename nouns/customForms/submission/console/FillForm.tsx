import { CheckCircleOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useTabName } from '@shouya/console/app/host/tabs/useTabName.ts'
import type { Filled } from '@shouya/console/filling/useCarried.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formPaths } from '../../form/console/formList.ts'
import FillCorrection from './FillCorrection.tsx'
import FillSheet from './FillSheet.tsx'

type Props = { form: number; submission: number | undefined }

/** A form from its opening to the confirmation that it was submitted. */
export default function FillForm({ form, submission }: Props) {
  const [done, setDone] = useState(false)
  const [round, setRound] = useState(0)
  if (done) {
    const again = () => {
      setRound(round + 1)
      setDone(false)
    }
    return <FillDone form={form} corrected={submission !== undefined} onAgain={again} />
  }
  return submission === undefined ? (
    <FillNew key={round} form={form} onDone={() => setDone(true)} />
  ) : (
    <FillCorrection id={submission} onDone={() => setDone(true)} />
  )
}

function FillNew({ form, onDone }: { form: number; onDone: () => void }) {
  const { data, error, refetch } = useRead('CustomForm/GetFill', { id: form })
  const [carried, carry] = useState<Filled>()
  useTabName(data?.form_name)
  if (error) return <Failure error={error} onRetry={refetch} onLeave={() => openTab(formPaths.toFill)} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <FillSheet
      key={data.version_id}
      title={data.form_name}
      note={data.remark}
      text={data.document}
      body={{ form_id: form, version_id: data.version_id }}
      carried={carried}
      onNewer={(filled) => {
        carry(filled)
        void refetch()
      }}
      onDone={onDone}
    />
  )
}

/** The confirmation that it was submitted, with links. */
function FillDone({ form, corrected, onAgain }: { form: number; corrected: boolean; onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="forms-fill ui-state" role="status">
      <CheckCircleOutlined aria-hidden="true" />
      <strong>{corrected ? t('submission.corrected') : t('submission.filedNow')}</strong>
      <span>{t('submission.filedSays')}</span>
      <div className="ui-buttons">
        <Button onClick={() => openTab(formPaths.own(form), t('submission.own'))}>{t('submission.own')}</Button>
        {!corrected && (
          <Button type="primary" onClick={onAgain}>
            {t('submission.again')}
          </Button>
        )}
      </div>
    </div>
  )
}
