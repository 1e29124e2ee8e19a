import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import RecordHoldsDrawer from './RecordHoldsDrawer.tsx'
import RetentionDrawer from './RetentionDrawer.tsx'

type Props = { ask: Ask; onLists: () => void }

/** Archives a record at once, shows lists of destruction, what is past its years and what is held. */
export default function ArchiveTools({ ask, onLists }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <OperationButton
        path="ReportFile/ArchiveRecord"
        onClick={() =>
          ask((onClose) => (
            <FormDrawer<'ReportFile/ArchiveRecord', { bill_no: string }>
              small
              path="ReportFile/ArchiveRecord"
              title={t('reportFile.archiveRecord')}
              okText={t('reportFile.move.archive')}
              initial={{}}
              toBody={(values) => values}
              said={({ archive_no }) => t('reportFile.filed', { no: archive_no })}
              onClose={onClose}
            >
              <p className="ui-wide ui-note">{t('reportFile.archiveRecordHint')}</p>
              <Form.Item name="bill_no" label={t('reportFile.billNo')} rules={[{ required: true, min: 6 }]}>
                <Input maxLength={40} />
              </Form.Item>
            </FormDrawer>
          ))
        }
      >
        {t('reportFile.archiveRecord')}
      </OperationButton>
      <OperationButton path="ReportFile/GetDestroyLists" onClick={onLists}>
        {t('reportFile.lists.title')}
      </OperationButton>
      <OperationButton
        path="ReportFile/GetRetention"
        onClick={() => ask((onClose) => <RetentionDrawer onClose={onClose} />)}
      >
        {t('reportFile.retention.title')}
      </OperationButton>
      <OperationButton
        path="ReportFile/GetRecordHolds"
        onClick={() => ask((onClose) => <RecordHoldsDrawer onClose={onClose} />)}
      >
        {t('reportFile.holds.title')}
      </OperationButton>
    </>
  )
}
