import { useTabName } from '@shouya/console/app/host/tabs/useTabName.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import NoticeDialog from '@shouya/console/ui/notices/NoticeDialog.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import { useNotices } from '@shouya/console/ui/notices/useNotices.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { notice } from '../noun.ts'
import { receivedBody, receivedShape } from './noticeList.ts'
import { useReceivedColumns } from './useNoticeColumns.tsx'

/** The states of the notices that a receiver sees. */
const { published, expired } = notice.states.codes

/** The notices that the user received. With `type=1` the page is called "more notices" (spec 000 section 2.2). */
export default function Received() {
  const { t } = useTranslation()
  const register = useRegister('Notice/GetNoticePageList', receivedShape, notice.query.sorts, receivedBody)
  const columns = useReceivedColumns()
  const [more] = useParam('type')
  const [id, setId] = useParam('id')
  const notices = useNotices()
  useTabName(more === '1' ? t('notice.more') : undefined)

  const opened = notices.shown ?? (Number(id) || undefined)
  const close = () => {
    notices.close()
    setId(undefined)
  }
  const actions = (row: NoticeRow): RowAction[] => [
    { text: t('notice.look'), path: 'Notice/GetNotice', onClick: () => notices.open(row) },
  ]
  return (
    <>
      <RegisterPage
        name="Notice.received"
        register={register}
        shape={receivedShape}
        columns={columns}
        onOpen={notices.open}
        actions={actions}
        hint={t('notice.keywords')}
        about={t('notice.receivedAbout')}
        fields={
          <>
            <Form.Item name="kind" label={t('notice.field.type')}>
              <DictSelect dict={notice.fields.type.dict} placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="IsRead" label={t('notice.field.IsRead')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                options={[
                  { value: 0, label: t('notice.unread') },
                  { value: 1, label: t('notice.read') },
                ]}
              />
            </Form.Item>
            <Form.Item name="unconfirmed" label={t('notice.confirm')}>
              <FlagSelect label={t('shared.notices.toConfirm')} />
            </Form.Item>
            <DayRange label={t('notice.field.publish_time')} />
            <Form.Item name="status" label={t('notice.field.status')}>
              <Select
                allowClear
                placeholder={t('notice.valid')}
                options={[
                  { value: published, label: t('notice.valid') },
                  { value: expired, label: t('notice.expired') },
                ]}
              />
            </Form.Item>
          </>
        }
      />
      {opened !== undefined && <NoticeDialog key={opened} id={opened} onClose={close} />}
    </>
  )
}
