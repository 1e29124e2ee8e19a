import type { Heads } from '@shouya/console/testing/Heads.ts'
import { deptPage } from '../../dept/console/deptPage.ts'
import { dictPage } from '../../dict/console/dictPage.ts'
import { logPage } from '../../log/console/logPage.ts'
import { rolePage } from '../../role/console/rolePage.ts'
import { userPage } from '../../user/console/userPage.ts'

export default [
  { path: deptPage.path, who: ['admin'], heads: '机构编码 机构名称 机构类型 负责人 安全员 联系电话 状态 操作' },
  { path: userPage.path, who: ['admin'], heads: '登录账号 姓名 所属机构 岗位 角色 手机 最近登录 状态 操作' },
  {
    path: `${userPage.path}?tab=online`,
    who: ['admin'],
    heads: '姓名 登录账号 所属机构 设备 IP 地址 登录时间 最近活动 操作',
  },
  { path: rolePage.path, who: ['admin'], heads: '编码 名称 数据范围 用户数 适用用户类型 备注 状态 操作' },
  { path: logPage.path, who: ['admin'], heads: '时间 类型 用户 机构 操作 单号 IP 地址 结果 操作' },
  { path: `${logPage.path}?log=signIns`, who: ['admin'], heads: '时间 用户 机构 操作 IP 地址 设备 原因 结果 操作' },
  { path: dictPage.path, who: ['admin'], heads: '字典编码 字典名称 值数量 内置 修改时间 备注 状态 操作' },
] satisfies Heads[]
