import antd from 'antd/es/locale/zh_HK'
import 'dayjs/locale/zh-hk'
import texts from './entry.gen.ts'

export default { texts, antd, day: 'zh-hk' }
