import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useTabName } from '@shouya/console/app/host/tabs/useTabName.ts'
import { withValues } from '@shouya/console/filling/withValues.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import type { Values } from '@shouya/forms/document'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formPaths } from '../../form/console/formList.ts'
import FillSheet from './FillSheet.tsx'

/**
 * Corrects a submission with the version it was filed with. Masked values are revealed first, which is logged, because
 * the rules of the form would reject masked values.
 */
export default function FillCorrection({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation()
  const { data, isFetchedAfterMount, error, refetch } = useRead('CustomForm/GetSubmission', { id }, { staleTime: 0 })
  useTabName(data?.form_name)
  const [revealed, setRevealed] = useState<Values>()
  const reveal = useAction('CustomForm/Reveal', {
    onSuccess: (items) => data && setRevealed(withValues(data.data as Values, items)),
  })
  if (error) return <Failure error={error} onRetry={refetch} onLeave={() => openTab(formPaths.toFill)} />
  if (!data || !isFetchedAfterMount) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!data.allowed.includes('edit')) {
    return (
      <Nothing title={t('submission.noCorrection')} action={null}>
        {t('submission.noCorrectionSays')}
      </Nothing>
    )
  }
  const values = data.masked.length > 0 ? revealed : (data.data as Values)
  if (!values) {
    return (
      <Nothing
        title={t('forms.maskedTitle')}
        action={
          <Button type="primary" loading={reveal.isPending} onClick={() => reveal.mutate({ id })}>
            {t('submission.reveal')}
          </Button>
        }
      >
        {t('submission.maskedSays')}
      </Nothing>
    )
  }
  return (
    <FillSheet
      title={data.form_name}
      note={t('submission.correctionSays')}
      text={data.document}
      values={values}
      body={{ form_id: data.form_id, version_id: data.version_id, id, version: data.version }}
      onNewer={() => void refetch()}
      onDone={onDone}
    />
  )
}
