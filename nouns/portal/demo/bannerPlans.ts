import { linkType, position } from '../banner/rules.ts'
import type { PictureName } from './pictures.ts'

type Plan = {
  title: string
  alt: string
  position: number
  picture: PictureName
  link?: string
  /** Days from today on which it is shown first and last. */
  days: readonly [first: number, last: number]
  /** Only of this branch. */
  branch?: string
  off?: true
  clicks?: number
}

const month = [-12, 20] as const

/** The banners of the demonstration (domain 9.4). */
export const bannerPlans: readonly Plan[] = [
  {
    title: '守住钱袋子，谨防电信诈骗',
    alt: '蓝色背景上的白色盾牌，中间一个对勾',
    position: position.signIn,
    picture: 'fraud',
    days: month,
  },
  {
    title: '消防宣传月：会报警、会灭火、会逃生',
    alt: '橙红色背景上的白色火焰',
    position: position.home,
    picture: 'fire',
    link: '/file/file/ListSearch1?type=1',
    days: month,
    clicks: 186,
  },
  {
    title: '反诈宣传专题',
    alt: '蓝色背景上的白色盾牌，中间一个对勾',
    position: position.home,
    picture: 'fraud',
    link: 'https://example.com/fanzha',
    days: [-30, 60],
    clicks: 74,
  },
  {
    title: '本季度必学资料已发布',
    alt: '紫色背景上一本打开的白色书',
    position: position.home,
    picture: 'book',
    link: '/file/file/ListSearch1?type=1',
    days: [-5, 45],
    clicks: 51,
  },
  {
    title: '松湾分行钥匙管理提示',
    alt: '绿色背景上的一把白色钥匙',
    position: position.home,
    picture: 'key',
    days: [-3, 11],
    branch: '松湾',
  },
  {
    title: '消防宣传月',
    alt: '橙红色背景上的白色火焰',
    position: position.phone,
    picture: 'fire',
    link: '/file/file/ListSearch1?type=1',
    days: month,
    clicks: 93,
  },
  {
    title: '谨防电信诈骗',
    alt: '蓝色背景上的白色盾牌，中间一个对勾',
    position: position.phone,
    picture: 'fraud',
    days: month,
  },
  {
    title: '款箱交接入口',
    alt: '青色背景上的白色款箱',
    position: position.entry,
    picture: 'box',
    link: '/form/daily/taskdaily/EscortList',
    days: [-60, 365],
    clicks: 412,
  },
  {
    title: '钥匙交接入口',
    alt: '绿色背景上的一把白色钥匙',
    position: position.entry,
    picture: 'key',
    link: '/form/daily/taskdaily/Handover',
    days: [-60, 365],
    clicks: 233,
  },
  {
    title: '学习园地入口',
    alt: '紫色背景上一本打开的白色书',
    position: position.entry,
    picture: 'book',
    link: '/file/file/ListSearch1?type=1',
    days: [-60, 365],
    clicks: 305,
  },
  {
    title: '春节安全提示',
    alt: '橙红色背景上的白色火焰',
    position: position.home,
    picture: 'fire',
    days: [-300, -270],
    clicks: 540,
  },
  {
    title: '年终盘点通知（待上架）',
    alt: '绿色背景上的一把白色钥匙',
    position: position.home,
    picture: 'key',
    days: [20, 50],
    off: true,
  },
]

/** Of which kind a link is. */
export const typeOfLink = ({ link }: Plan): number =>
  link === undefined ? linkType.none : link.startsWith('/') ? linkType.page : linkType.outside
