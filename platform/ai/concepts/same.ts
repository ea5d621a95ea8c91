// Concepts of which each shows the other.
export const SAME = `
class leadership = class teaching
behaviour management = classroom management
case work = case management
family communication = work with relatives
inclusion = special needs education
after-school care = extracurricular activities
housing support = homelessness work
substance misuse = addiction support
work with older people = elderly care
blood sampling = phlebotomy
emergency care = emergency department
mental health support = mental health nursing
budgeting and forecasting = budgeting = forecasting
financial reporting = management reporting
tax returns = income tax returns = corporate tax
litigation = civil litigation
records management = filing
meeting organisation = meeting organization
travel arrangements = travel booking
office organisation = office administration
phone service = phone work
credit assessment = credit analysis
appointment scheduling = calendar management
employment law = labor law
project documentation = requirements engineering
incident management = incident response
network administration = networking
end-user support = user support = technical support
continuous integration = ci/cd
a3 = a3 software
point of sale system = cash handling
opera = opera pms
test automation = automated testing
manual testing = software testing
database design = databases = database administration
data pipelines = data engineering
dashboards and reporting = data visualization
statistical modelling = statistics = predictive modelling
experiment design = a/b testing
data protection = gdpr
usability testing = user research
design systems = design system
social media management = social media
email campaigns = email marketing
paid advertising = paid search advertising
content creation = content marketing
structural calculations = structural design
simulation and calculation = finite element analysis
process commissioning = commissioning
laboratory analysis = laboratory work
method development = method validation
sterile work = aseptic technique
gis = geographic information systems
hydraulics and pneumatics = hydraulics
quality inspection = quality control
construction costing = quantity surveying
building site safety = health and safety = safe working
animal husbandry = livestock farming
patrols and access control = security guard
shoplifting prevention = loss prevention = shrinkage reduction
visual merchandising = merchandising
shelf stocking = stock replenishment
new business = lead generation
import and export documents = customs
stock accuracy = inventory management
food costing = food cost control
cocktails = bartending
coffee preparation = barista
sales advice = customer advice
employee onboarding = training people
group facilitation = group work
court reports = social reports
refurbishment projects = building renovation
vehicle servicing = car repair
domestic plumbing = plumbing
web accessibility = accessibility
brand design = graphic design
hoists and transfers = mobility assistance
public counter service = public enquiries
carrier management = supplier management
rental management = property management
bread making = baking
cake making = pastry
insurance advice = insurance work
notarial deeds = conveyancing
facility services = facility management
manufacturing = factory
lean = process improvement
dispensing = pharmacy work
flower arranging = floristry
funeral arrangement = funeral services
alterations = tailoring
guided tours = tour guiding
managing project budgets = budget responsibility
`
