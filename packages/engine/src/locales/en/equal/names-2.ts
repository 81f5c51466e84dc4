/** Abbreviations and second names of all trades and of products; our own list. */
export const names2 = `
virtual machines|VMs|VM@server VMware Azure hypervisor
operating systems|OSs
test-driven development|TDD
continuous integration|CI@pipeline build Jenkins GitLab
object-oriented programming|OOP
entity relationship diagrams|ER diagrams|ERDs
unified modelling language|UML
configuration management database|CMDB
security operations center|SOC@security SIEM alerts
intrusion prevention system|IPS@firewall network security
endpoint detection and response|EDR@security endpoint
data loss prevention|DLP@security data
multi-factor authentication|MFA
single sign-on|SSO
role-based access control|RBAC
public key infrastructure|PKI
bring your own device|BYOD
mobile device management|MDM@devices phones Intune
master data management|MDM@data SAP master
Google Workspace|G Suite|GSuite|Google Apps for Work
statistical process control|SPC@process quality control chart production
failure mode and effects analysis|FMEA|FMEAs|failure modes and effects analysis
total productive maintenance|TPM@maintenance lean machine production
good manufacturing practice|GMP|cGMP|good manufacturing practices|current good manufacturing practice
basic life support|BLS@life support resuscitation certified CPR
cognitive behavioural therapy|CBT@therapy client patient|cognitive behavioral therapy
heating, ventilation and air conditioning|HVAC
programmable logic controller|PLC|programmable logic controllers|PLCs
mergers and acquisitions|M&A|mergers & acquisitions
résumé|CV|curriculum vitae|resume@job hiring candidate screen vacancy applicant
`;
