import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'

/** The query of the register (domain 4.6). */
export default function VideoFilters() {
  const { t } = useTranslation()
  const all = t('common.all')
  return (
    <>
      <DayRange label={t('videoAccess.field.biz_date')} />
      <Form.Item name="status" label={t('videoAccess.field.status')}>
        <DictSelect dict="video_status" multiple placeholder={all} />
      </Form.Item>
      <Form.Item name="applicant_type" label={t('videoAccess.field.applicant_type')}>
        <DictSelect dict="video_applicant" multiple placeholder={all} />
      </Form.Item>
      <Form.Item name="access_mode" label={t('videoAccess.field.access_mode')}>
        <DictSelect dict="video_mode" multiple placeholder={all} />
      </Form.Item>
      <Form.Item name="dept_id" label={t('videoAccess.field.dept_name')}>
        <DeptTreeSelect placeholder={all} />
      </Form.Item>
    </>
  )
}
