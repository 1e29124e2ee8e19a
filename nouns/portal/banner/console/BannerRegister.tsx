import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { banner } from '../noun.ts'
import BannerFacts from './BannerFacts.tsx'
import BannerForm from './BannerForm.tsx'
import { bannerShape } from './bannerList.ts'
import { useBannerColumns } from './useBannerColumns.tsx'
import { useBannerMoves } from './useBannerMoves.tsx'

/** The pictures of the portal (domain 9.4). */
export default function BannerRegister() {
  const { t } = useTranslation()
  const register = useRegister('Banner/GetPageList', bannerShape, banner.query.sorts)
  const page = useRecordPage(register, 'Banner/Get', 'Banner/Save')
  const begin = useBannerMoves(page.ask, page.opened.close)
  return (
    <NounPage
      of={banner}
      name="Banner.list"
      page={page}
      register={register}
      shape={bannerShape}
      columns={useBannerColumns()}
      begin={begin}
      fields={
        <>
          <Filter of="position" />
          <Filter of="status" />
          <Form.Item name="current" label={t('banner.current')}>
            <FlagSelect label={t('banner.current')} />
          </Form.Item>
        </>
      }
      recycled
      form={(onClose) => <BannerForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={banner}
          get="Banner/Get"
          name={(row) => row.title}
          status={(row) => <DictTag dict={banner.states.dict} value={row.status} />}
          facts={(row) => <BannerFacts row={row} />}
        />
      )}
    />
  )
}
