/** English, sales, customer, service: one line, one meaning; our own list. */
export const salesCustomerService = `
cold calling|make cold calls|cold-call prospects
telemarketing|telephone marketing
outbound calls|make outbound calls|outgoing calls|make outgoing calls|outbound telephone calls
take inbound calls|answer inbound calls|inbound calling|handle incoming calls|inbound call handling|answer incoming calls
door to door sales|sell door to door|doorstep sales
field sales|outside sales|sell in the field
inside sales|internal sales|office based sales|desk-based sales
visit customers|call +on customers|client visits|on-site customer visits|sales visits
hold sales talks|sales conversations|sales discussions|sales meetings with customers|conduct sales meetings
demonstrate products|product demos|show products to customers|give product demonstrations|product demonstrations|run product demos|show customers how products work
product advice|help customers choose products|product consultation|advise customers on products|recommend products|product recommendations|help customers choose|give advice on products
closing deals|close sales|bring sales to a close
contract closing|conclude contracts|sign contracts with customers
order taking by phone|accept telephone orders|telephone order taking|phone orders
order processing|order handling|deal with orders|sales order processing|process customer orders
order entry|key in orders|input orders|enter sales orders
order confirmation|confirm orders|send order confirmations|issue order confirmations|send out order confirmations
chase orders|order progress chasing
quotation follow up|follow up quotes|chase quotes|follow up on offers
quote prices|give price quotes|provide price quotes
price negotiation|negotiate prices|price negotiations with customers
returns handling|process returns|deal with returns|handle returned goods
process refunds|issue refunds|give refunds|refund customers|handle refunds
process exchanges and refunds|handle refunds and exchanges
process warranty claims|handle warranty claims|deal with warranty cases
complaint recording|log complaints|take down complaints
deal with difficult customers|difficult customer handling
answer customer enquiries|handle customer enquiries|deal with customer queries|respond to customer enquiries|answer customers' questions|answer customer queries|enquiry handling|deal with enquiries|deal with customer enquiries|respond to customer inquiries
live chat support|support customers by chat|chat support|web chat support|answer chats|answer live chats|webchat support|handle live chats
email support|support customers by email|answer customer emails|reply to customer emails
ticket handling|process tickets|work on tickets|deal with tickets|work tickets|ticket processing|work through tickets
first line support|1st line support|first level support|level 1 support|tier 1 support
second line support|2nd line support|second level support|level 2 support|tier 2 support
after sales service|after-sales support|aftersales|after sales care|aftersales service|look after customers after purchase|post-sales support
call centre work|contact centre work
customer retention|keep existing customers|client retention
customer win back|win back lost customers|reactivate lost customers|lapsed customer reactivation
existing customer care|look after existing customers|existing client care|maintain existing customers|existing customer management
customer relationship building|develop client relationships|build client relationships|customer relationship management|manage customer relationships
customer relationship maintenance|nurture client relationships|maintain client relationships|keep up client relationships
customer data maintenance|keep customer data current|customer master data maintenance|update customer records
customer accounts setup|set up customer accounts|open customer accounts|create customer accounts|new customer account setup
customer onboarding|onboard clients|onboarding of new customers|bring new clients on board|onboard new clients
survey customer satisfaction|run customer satisfaction surveys
customer feedback collection|collect customer feedback|gather customer feedback|ask customers for feedback
sales pipeline management|manage sales pipeline|maintain sales pipeline
sales forecasting|sales projections|project sales|prepare sales forecasts
sales reporting|report sales figures|prepare sales reports|produce sales reports|write sales reports
give sales presentations|hold sales presentations|sales pitches|sales presentations|pitch to clients|make sales presentations
lead qualification|qualify leads|qualify prospects|prospect qualification|qualify sales leads|vet leads
appointment setting|set sales appointments|book sales appointments|arrange sales appointments
crm maintenance|update crm|keep crm up to date|crm data upkeep
log calls|log customer calls
sales support|support sales team|assist sales team|sales assistance|support sales staff
sales administration|sales admin|sales office work|sales back office
area sales management|manage sales territory|territory management|manage a sales area|manage a territory|cover a sales territory|sales territory management|look after a sales territory
channel sales|sell through partners|partner sales|indirect sales|sell through resellers|reseller sales
export sales|sell abroad|sales for export|overseas sales|foreign sales
tender responses|answer tenders|bid responses|respond to rfps
technical sales|sell technical products|technical selling|sales of technical products
vehicle sales|sell vehicles|sell cars|auto sales|car sales|automobile sales|sell automobiles
ticket sales|sell tickets|issue tickets|sell admission tickets|box office sales|box office work
furniture sales|sell furniture
insurance sales|sell insurance|sell insurance policies|sell policies|policy sales|insurance policy sales
customer loyalty programme|loyalty scheme|customer loyalty scheme|loyalty programmes > run loyalty schemes
add-on sales|sell add-ons|sell extras|sell additional products|cross-selling|cross-sell products
counter service|serve at counter|work at the counter
inform customers|give customers information|provide information to customers
payment plan agreement|agree payment plans|arrange payment plans|set up payment plans
needs analysis|identify customer needs|find out customer needs|customer needs assessment|analyse customer needs|establish client needs
escalation handling|deal with escalations|manage escalations
escalate issues|issue escalation|escalate problems|escalation of problems
call quality monitoring|listen to calls for quality
customer training
maintain price lists|update price lists|keep price lists current
track orders|order status tracking|order follow-up|trace orders
recommend products|product recommendations|make product recommendations
calm angry customers|de-escalate angry customers|calm down upset customers
represent company at trade fairs|represent company at trade shows|represent firm at exhibitions
`;
