package main

func main() {} // a module that is called is not run
