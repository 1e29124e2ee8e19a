import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { oddOutcomes, outcomes, payment, providerNames } from '../noun.ts'
import NoticeRecord from './NoticeRecord.tsx'
import { type NoticeRow, noticeShape } from './paymentList.ts'
import SettleForm from './SettleForm.tsx'
import { useNoticeColumns } from './useNoticeColumns.tsx'

/** What payment providers have reported, the last first; finance settles what nobody waited for. */
export default function NoticeRegister() {
  const { t } = useTranslation()
  const register = useRegister('Payment/GetNoticePageList', noticeShape, payment.query.sorts)
  const opened = useOpenedRow<NoticeRow>(register)
  const { ask, dialog } = useDialog()
  return (
    <>
      <NounList
        of={payment}
        name="Payment.notices"
        register={register}
        shape={noticeShape}
        columns={useNoticeColumns()}
        onOpen={opened.show}
        actions={(row) => [
          oddOutcomes.includes(row.outcome) &&
            row.settle_time === null && {
              text: t('payment.settle'),
              path: 'Payment/SettleNotice',
              onClick: () => ask((onClose) => <SettleForm row={row} onClose={onClose} />),
            },
          { text: t('ui.details'), path: 'Payment/GetNoticePageList', onClick: () => opened.show(row) },
        ]}
        fields={
          <>
            <Filter of="create_time" />
            <Filter of="outcome">
              <Select
                allowClear
                placeholder={t('common.all')}
                options={outcomes.map((value) => ({ value, label: t(`payment.outcome.${value}`) }))}
              />
            </Filter>
            <Filter of="provider">
              <Select
                allowClear
                placeholder={t('common.all')}
                options={providerNames.map((value) => ({ value, label: t(`payment.provider.${value}`) }))}
              />
            </Filter>
          </>
        }
      />
      {dialog}
      {opened.row && <NoticeRecord key={opened.row.id} row={opened.row} beside={opened.beside} />}
    </>
  )
}
