import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Alert, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { banner } from '../noun.ts'
import { linkType, MOST_SHOWN, position } from '../rules.ts'
import type { BannerDetail, BannerValues } from './bannerList.ts'
import LinkField from './LinkField.tsx'

const toValues = ({ id, version, dept_id, visible_dept_ids, ...row }: BannerDetail): BannerValues => ({
  ...{ id, version, dept_id, visible_dept_ids },
  ...enteredOf(banner, row),
})

/** What the position leaves no room for went out of sight. */
const toBody = (values: BannerValues): BannerValues => ({
  ...values,
  link: values.link_type === linkType.none ? null : (values.link ?? null),
  visible_dept_ids: values.position === position.signIn ? [] : (values.visible_dept_ids ?? []),
})

type Props = { row?: BannerDetail; onClose: () => void }

/** Writes a banner, or changes one. */
export default function BannerForm({ row, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Banner/Save', BannerValues>
      path="Banner/Save"
      title={row ? `${t('banner.editTitle')} · ${row.title}` : t('banner.addTitle')}
      initial={
        row ? toValues(row) : { position: position.home, link_type: linkType.none, sort: 100, visible_dept_ids: [] }
      }
      toBody={toBody}
      {...(row && { reload: async () => toValues(await call('Banner/Get', { id: row.id })) })}
      onClose={onClose}
    >
      <NounContext value={banner}>
        <BannerFields isNew={!row} />
      </NounContext>
    </FormDrawer>
  )
}

function BannerFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  const { label } = useNounWords(banner)
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const isSignIn = Form.useWatch<number>('position') === position.signIn
  return (
    <>
      <Field of="title" className="ui-wide" />
      <Field of="position" extra={t('banner.full', { max: MOST_SHOWN })} />
      <Field of="sort" />
      {isSignIn && <Alert type="warning" showIcon className="ui-wide ui-hint" title={t('banner.signInHint')} />}
      <Field of="image_file_id" className="ui-wide" extra={t('banner.imageHint')}>
        <PhotoField label={label('image_file_id')} max={1} folder="banner" />
      </Field>
      <Field of="alt" lines={2} extra={t('banner.altHint')} />
      <Field of="begin_date" extra={t('banner.daysHint')} />
      <Field of="end_date" />
      <Field of="link_type" />
      <LinkField />
      {isNew && (depts?.length ?? 0) > 1 && <Field of="dept_name" required={false} className="ui-wide" />}
      {!isSignIn && (
        <Form.Item
          name="visible_dept_ids"
          label={t('banner.field.visible')}
          className="ui-wide"
          extra={t('banner.unitsHint')}
        >
          <DeptTreeSelect multiple />
        </Form.Item>
      )}
    </>
  )
}
