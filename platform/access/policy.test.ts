import { describe, expect, it } from 'vitest'
import { can, type Permission, permissions, seesAllJobs } from './policy.ts'
import { ADMIN_ROLES } from './roles.ts'

/** Written out a second time on purpose: anyone who changes a permission states here who has it from now on. */
const ROLES_BY_PERMISSION: Record<Permission, readonly string[]> = {
  signed_in: ['owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer'],
  'jobs.read': ['owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer'],
  'candidates.read': ['owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer'],
  'candidates.review': ['owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer'],
  'candidates.decide': ['owner', 'admin', 'recruiter', 'hiring_manager'],
  'candidates.manage': ['owner', 'admin', 'recruiter'],
  'jobs.edit': ['owner', 'admin', 'recruiter', 'hiring_manager'],
  'jobs.manage': ['owner', 'admin', 'recruiter'],
  'setup.read': ['owner', 'admin', 'recruiter', 'hiring_manager'],
  'setup.edit': ['owner', 'admin', 'recruiter'],
  'usage.read': ['owner', 'admin', 'recruiter', 'hiring_manager'],
  'organization.settings': ['owner', 'admin'],
  'people.manage': ['owner', 'admin'],
  'organization.own': ['owner'],
}

describe('permissions', () => {
  it('are all listed here', () => {
    expect(permissions.toSorted()).toEqual(Object.keys(ROLES_BY_PERMISSION).toSorted())
  })

  it.each(permissions)('%s is granted to the roles it is meant for and no others', permission => {
    expect(ADMIN_ROLES.filter(role => can(role, permission))).toEqual(ROLES_BY_PERMISSION[permission])
  })

  it('grow with each role: a more powerful role may do everything that a less powerful one may', () => {
    for (const [rank, role] of ADMIN_ROLES.entries()) {
      const weaker = ADMIN_ROLES[rank + 1]
      if (!weaker) continue
      for (const permission of permissions.filter(one => can(weaker, one))) expect(can(role, permission)).toBe(true)
    }
  })

  it('refuse a role that does not exist', () => {
    expect(can('guest' as never, 'signed_in')).toBe(false)
  })
})

describe('the scope of a role', () => {
  it('is every job for owners, admins and recruiters, and the own jobs for everyone else', () => {
    expect(ADMIN_ROLES.filter(seesAllJobs)).toEqual(['owner', 'admin', 'recruiter'])
  })
})
