import { sharesOfName } from '#modules/resumes/profile/name-kinds/weigh.ts'
import { namesJob, namesOrganization, hasLegalForm } from '#modules/resumes/profile/job-words.ts'
import { namesDegree, namesSchool } from '#modules/resumes/profile/education-words.ts'
for (const t of process.argv.slice(2)) console.log(t, '| job', namesJob(t), 'org', namesOrganization(t), 'deg', namesDegree(t), 'school', namesSchool(t), JSON.stringify(sharesOfName(t), (k,v)=>typeof v==='number'?+v.toFixed(2):v))
